/** Id of the navigation element: the drawer's opener and the skip logic point at it. */
export const SITE_NAV_ID = "site-nav";
