/** Where the reader is and how to go elsewhere. */
export { hrefOf, navigate, type Route, route, useRouteAt } from './address.ts';
export { Link, type LinkProps } from './link.tsx';
