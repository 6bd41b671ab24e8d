/** Written at build time from the packages themselves (plugins/licences.ts). */
declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly isFont: boolean;
  }[];
}
