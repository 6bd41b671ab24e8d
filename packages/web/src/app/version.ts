declare const __APP_VERSION__: string;

/** The version of the app, from its package. */
export const VERSION = __APP_VERSION__;
