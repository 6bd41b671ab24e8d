import type { ComponentChildren, HTMLAttributes } from 'preact';
import { hrefOf, navigate } from './address.ts';

export interface LinkProps extends Omit<HTMLAttributes<HTMLAnchorElement>, 'href' | 'role' | 'onClick'> {
  /** A path of the app: `/learn/x-wing`. */
  readonly to: string;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly children?: ComponentChildren;
}

/** A link inside the app: a real address, without loading the page anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
