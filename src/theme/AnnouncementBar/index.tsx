/**
 * Change: nothing is rendered.
 * Reason: the site has no announcements, and every page would carry the bar's code and styles.
 * Upstream: @docusaurus/theme-classic AnnouncementBar (eject).
 */
export default function AnnouncementBar(): null {
  return null;
}
