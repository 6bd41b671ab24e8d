/** Where the reader is and how to go elsewhere. */
export { hrefOf, navigate, type Route, route } from './address.ts';
export { Link, type LinkProps } from './link.tsx';
