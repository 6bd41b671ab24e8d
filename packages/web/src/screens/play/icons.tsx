import type { Mode } from '../../game/session.ts';

/** The four ways of entering, as the cells they make. */
export function ModeIcon({ mode }: { readonly mode: Mode }) {
  return (
    <svg class="mode-icon" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      {mode === 'colour' ? (
        <>
          <rect class="mode-colour-a" x="1" y="1" width="12" height="24" />
          <rect class="mode-colour-b" x="13" y="1" width="12" height="24" />
        </>
      ) : null}
      <rect class="mode-frame" x="0.75" y="0.75" width="24.5" height="24.5" />
      {mode === 'digit' ? (
        <text x="13" y="19" class="mode-digit">
          5
        </text>
      ) : null}
      {mode === 'corner' ? (
        <>
          <text x="6" y="10.5" class="mode-note">
            1
          </text>
          <text x="20" y="10.5" class="mode-note">
            2
          </text>
          <text x="6" y="22" class="mode-note">
            3
          </text>
        </>
      ) : null}
      {mode === 'centre' ? (
        <text x="13" y="17" class="mode-centre">
          123
        </text>
      ) : null}
    </svg>
  );
}
