import type { Language } from 'hitotsu/base';

export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const DESKTOP: Device = { name: 'desktop', width: 1440, height: 900, touch: false };
export const PHONE: Device = { name: 'phone', width: 360, height: 740, touch: true };
export const SMALL_PHONE: Device = { name: 'small phone', width: 320, height: 568, touch: true };
export const DEVICES = [DESKTOP, PHONE] as const;
export const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];
export const THEMES = ['light', 'dark'] as const;

/** Both languages on both devices, for `describe.each(WAYS)('$language, $device.name', ({ language, device }) => …)`. */
export const WAYS = LANGUAGES.flatMap((language) => DEVICES.map((device) => ({ language, device })));
