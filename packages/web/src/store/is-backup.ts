/** Whether a text means to be a backup of games. */
export const isBackup = (text: string): boolean => /^\s*\{\s*"hitotsuBackup"\s*:/.test(text.slice(0, 200));
