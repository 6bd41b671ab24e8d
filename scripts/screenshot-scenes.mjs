/** Every screen with what is done before its picture is taken. */
export const SCENES = [
  { name: 'home', path: '/', whole: true, prepare: (page) => page.waitForTimeout(4000) },
  { name: 'new', path: '/new', whole: true },
  { name: 'solve', path: '/solve', whole: true },
  { name: 'set', path: '/set' },
  { name: 'learn', path: '/learn', whole: true },
  { name: 'technique', path: '/learn/x-wing', whole: true },
  { name: 'games', path: '/games', whole: true },
  { name: 'print', path: '/print', whole: true },
  { name: 'settings', path: '/settings', whole: true },
  { name: 'about', path: '/about', whole: true },
];
