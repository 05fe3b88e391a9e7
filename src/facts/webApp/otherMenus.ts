/**
 * First labels of menus that are not the product's: firewalls, NAS systems, consoles of identity providers and device
 * management. A bold path that starts with one of them is not compared with the web app.
 */
export const OTHER_MENUS: readonly string[] = ["Control Panel", "Firewall", "Interfaces", "Status", "System"];
