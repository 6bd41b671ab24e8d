/** A killer on the diagonals with a third of it filled in and some marks, as a link holds it. */
const KILLER =
  '1ygFUCgAWrGKaGrF75C2FJx0pNZ7TzlIi0EqI3XZ5I3wshHncFqYTQTm_lC44-i5DG8e3snwwsZiHu_YYGKHuv_gHeSAIRjKQwLYChMlpoqWbTKrFVIqX2GItopgkRQEh4oPWGudO6kE1XaWzgNNkpskO2H3PUMP8kBYL3E7wb1t2HPiXyTQmmAR673-iETMPu7RpEHt2ahA1Op_BixbP1p73zj2oYO4xiLB7GWWyCJdwgBnh-Ku40iHlu0UkfVDwQbtFNVirkSiTqPYpWA8';

/** A killer with thermometers. */
const DRAWN =
  '1ggF5PgAWccmYUBAfdaHrCMxMZK_mkqvNNEaOd9wCve85sHQDcTns8EKU5Tn6PHUgOykiTElDymoL8oJIKSe06K0V5asiagbUSniV6qeZA3j4StmP6JzVSNo7uhoxRdvIylPH6k5nyHsGnG9dLfJcTAyxtN7vfg-O6zhQN89r0zntJCDHjZU';

/** A position whose easiest step is an XY-chain. */
const CHAIN =
  '1YVvdABZ_oULl1c_y_kBqh61h_0vbjUtFU4is2j3ZWWUBp3mm4Q15BqoUiGrPKDcPOEziL_qFESpp8vXBlbjODzQ9DJQndiNS6kK95DJkucCyy5H3bGwsBaq8qxx0rujNtSfZKQ';

const key = (page, name) => page.keyboard.press(name);

/** Begins the game of the link and selects a cell. */
async function play(page) {
  const cell = page.locator('[role=gridcell]').nth(24);
  await cell.waitFor();
  await cell.click();
}

/** The hint on the board, up to a stage. */
async function hint(page, stage) {
  await play(page);
  for (let i = 1; i <= stage; i++) {
    await key(page, 'h');
    await page.locator(`.stage-bars > :nth-child(${i}).done`).waitFor();
  }
  await page.waitForTimeout(500);
}

/** Games to be seen, put there as a backup file. */
async function withGames(page) {
  const { pictureGames } = await import('./screenshot-games.mjs');
  const { text, last } = pictureGames();
  await page.locator('.games-backup input[type=file]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.locator('dialog .button-main').click();
  await page.locator('.game-row').nth(5).waitFor();
  await page.locator('dialog').waitFor({ state: 'detached' });
  return last;
}

/** Every screen with what is done before its picture is taken. */
export const SCENES = [
  { name: 'home', path: '/', whole: true, prepare: (page) => page.waitForTimeout(9000) },
  {
    name: 'home-begun',
    path: `/play#${KILLER}`,
    whole: true,
    prepare: async (page) => {
      await play(page);
      await key(page, 'ArrowRight');
      await key(page, '5');
      await page.waitForTimeout(500);
      await page.goto('/');
      await page.waitForTimeout(9000);
    },
  },
  { name: 'play', path: `/play#${KILLER}`, prepare: play },
  {
    name: 'conflict',
    path: `/play#${KILLER}`,
    prepare: async (page) => {
      await play(page);
      await key(page, 'ArrowRight');
      await key(page, '8');
    },
  },
  { name: 'hint-1', path: `/play#${KILLER}`, prepare: (page) => hint(page, 1) },
  { name: 'hint-4', path: `/play#${KILLER}`, prepare: (page) => hint(page, 4) },
  { name: 'hint-chain', path: `/play#${CHAIN}`, prepare: (page) => hint(page, 4) },
  {
    name: 'keys',
    path: `/play#${KILLER}`,
    prepare: async (page) => {
      await play(page);
      await page.keyboard.type('?');
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'new', path: '/new', whole: true, prepare: (page) => page.waitForTimeout(1500) },
  {
    name: 'solve',
    path: '/solve',
    whole: true,
    prepare: async (page) => {
      await page
        .locator('textarea')
        .first()
        .fill('4..2.1..71.......3..8.7.4...2.5.4.6..4.....5..8.3.2.9...9.1.2..6.......15..4.8..6');
      await page.locator('.button-main').first().click();
      await page.waitForTimeout(4000);
    },
  },
  { name: 'set', path: '/set', prepare: (page) => page.waitForTimeout(2000) },
  {
    name: 'set-drawn',
    path: `/set#${DRAWN}`,
    prepare: async (page) => {
      await page.locator('[role=gridcell]').nth(40).click();
      await page.waitForTimeout(6000);
    },
  },
  {
    name: 'finish',
    path: '/games',
    whole: true,
    prepare: async (page) => {
      const last = await withGames(page);
      await page.goto('/play?game=picture-finish');
      await page.locator(`[data-cell="${last.cell}"]`).click();
      await key(page, String(last.to));
      await page.locator('.chart').waitFor();
      await page.waitForTimeout(500);
    },
  },
  { name: 'learn', path: '/learn', whole: true },
  { name: 'technique', path: '/learn/xy-wing', prepare: (page) => page.locator('[role=grid]').waitFor() },
  {
    name: 'games',
    path: '/games',
    whole: true,
    prepare: async (page) => {
      await withGames(page);
      await page.waitForTimeout(500);
    },
  },
  { name: 'games-none', path: '/games', whole: true },
  { name: 'print', path: `/print#${KILLER}`, whole: true, prepare: (page) => page.waitForTimeout(1500) },
  { name: 'missing', path: '/nowhere', whole: true },
  { name: 'settings', path: '/settings', whole: true },
  { name: 'about', path: '/about', whole: true },
];
