/** What every browser test uses. */
export { accessibilityProblems } from './axe.ts';
export { overflows, smallTargets, smallText } from './layout.ts';
export { type Options, type Problems, withPage } from './page.ts';
export { SCREENS } from './screens.ts';
export { DESKTOP, DEVICES, type Device, LANGUAGES, PHONE, SMALL_PHONE, THEMES, WAYS } from './ways.ts';
