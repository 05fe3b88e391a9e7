/**
 * First labels of menus that are not the product's: firewalls, NAS systems, consoles of identity providers and device
 * management. A bold path that starts with one of them is not compared with the web app.
 */
export const OTHER_MENUS: readonly string[] = [
  "Apps",
  "Blueprints",
  "Computers",
  "Control Panel",
  "Devices",
  "DEVICES",
  "Firewall",
  "Interfaces",
  "Library",
  "MANAGEMENT",
  "MONITORING",
  "SOFTWARE MANAGEMENT",
  "Status",
  "System",
];

/** Labels of such products that look like misspelled ones of the web app. */
export const OTHER_LABELS: readonly string[] = ["Compliant", "Create Users", "Device", "Integration"];
