import type { ComponentChildren } from 'preact';

/** The answer in a few words, under the heavy rule. */
export function Head({ text, quiet = false }: { readonly text: string; readonly quiet?: boolean }) {
  return (
    <h2 id="solve-answer" class={quiet ? 'heavy h3 solve-quiet' : 'heavy h3'}>
      {text}
    </h2>
  );
}

/** A row: what is told, and what it is. */
export function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class="solve-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
