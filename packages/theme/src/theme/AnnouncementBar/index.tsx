/**
 * Change: renders nothing.
 * Reason: the site has no announcements, and the code and styles of the bar would be in every page.
 * Upstream: @docusaurus/theme-classic AnnouncementBar (eject).
 */
export default function AnnouncementBar(): null {
  return null;
}
