import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Where Chromium and Chrome usually are. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | null} */
function found() {
  const own = () => {
    try {
      return chromium.executablePath();
    } catch {
      return '';
    }
  };
  const named = process.env.HITOTSU_BROWSER;
  if (named) return existsSync(named) ? named : null;
  return [...PLACES, own()].find((place) => place !== '' && existsSync(place)) ?? null;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runs(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Debian and what comes from it, as root: the package of the distribution; fonts for Japanese where there are some. */
function fromPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false;
  console.error('No Chromium here: installing it with apt-get …');
  if (!runs('apt-get', ['update', '-qq'])) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const done = runs('apt-get', [...install, 'chromium']);
  if (done && !runs('apt-get', [...install, 'fonts-noto-cjk']))
    console.error('No Japanese fonts could be installed; the tests run without.');
  return done;
}

function fromDownload() {
  console.error('No Chromium here: downloading the one of Playwright …');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return runs(process.execPath, [cli, 'install', 'chromium']);
}

/** A Chromium to test in: the one that is there, else one that can be had; null if there is none to be had. */
export function findBrowser() {
  return found() ?? (fromPackages() ? found() : null) ?? (fromDownload() ? found() : null);
}

/** What Chromium is started with: quiet, without a network of its own, and as root without a sandbox. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
