/** Id of the menu. Apart from `SideNav.tsx`, because the early script needs it without React. */
export const SITE_NAV_ID = "site-nav";
