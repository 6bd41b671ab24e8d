import { classNames } from './class-names.ts';

/** Outlines on a 24 × 24 ground, drawn with a round pen of 1.6. */
const PATHS = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  menu: 'M4 9h16M4 15h16',
  more: 'M5.2 12h.6M11.7 12h.6M18.2 12h.6',
  pause: 'M9 6v12M15 6v12',
  resume: 'M8 5.5v13L18.5 12z',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5 5 0 0 1 0 10H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5 5 0 0 0 0 10h5',
  erase: 'M9 19 4.2 14.2 13.7 4.7l6.1 6.1L11.6 19zm-.3-9.3 6.1 6.1M6.5 19H20',
  notes:
    'M4 4h16v16H4zM8.4 8.4h.1M12 8.4h.1M15.6 8.4h.1M8.4 12h.1M12 12h.1M15.6 12h.1M8.4 15.6h.1M12 15.6h.1M15.6 15.6h.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  hint: 'M9 18h6M10.3 21h3.4M12 3a6.2 6.2 0 0 0-3.8 11.1c.6.5.8 1.2.8 1.9h6c0-.7.2-1.4.8-1.9A6.2 6.2 0 0 0 12 3z',
  grid: 'M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16',
  pencil: 'm4.5 19.5 1-4.3L16.2 4.5l3.3 3.3L8.8 18.5zM13.7 7l3.3 3.3',
  moon: 'M20 14.5A8.3 8.3 0 1 1 9.5 4a6.7 6.7 0 0 0 10.5 10.5z',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
  settings:
    'M4 7.5h9M18 7.5h2M15.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 16.5h2M11 16.5h9M8.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  language:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17M12 3.5c5 5.5 5 11.5 0 17',
  games: 'M4 6h16M4 12h16M4 18h16',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11.5v8h12v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  link: 'm10 14 4-4M8.5 11.5l-3 3a2.8 2.8 0 0 0 4 4l3-3M15.5 12.5l3-3a2.8 2.8 0 0 0-4-4l-3 3',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16M12 15l3-3 5 5M15.5 8.5h.1',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  upload: 'M12 15.5v-11M8 8l4-4 4 4M5 20h14',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  keyboard: 'M3 6.5h18v11H3zM7 10h.1M10.3 10h.1M13.7 10h.1M17 10h.1M8 14h8',
  eye: 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  about: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.1',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M16.5 13.5v6h-12v-12h6',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4.5 4v4h4',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

/** A picture beside a word or in a button that has a name; by itself it says nothing to a screen reader. */
export function Icon({ name, size = 24, class: extra }: IconProps) {
  return (
    <svg class={classNames('icon', extra)} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
