/** A kind of posture check. Texts may hold content tokens. */
export interface PostureCheck {
  readonly name: string;
  /** Key below `checks` in the API. */
  readonly field: string;
  readonly compares: string;
  readonly systems: string;
}

export const POSTURE_CHECKS: readonly PostureCheck[] = [
  {
    name: "Client version",
    field: "{{field}}_version_check",
    compares: "The version of the {{product}} client with a minimum",
    systems: "all",
  },
  {
    name: "Operating system",
    field: "os_version_check",
    compares:
      "The system version (Android, macOS, iOS) or the kernel version (Linux, Windows) with a minimum",
    systems: "as named",
  },
  {
    name: "Location",
    field: "geo_location_check",
    compares: "The country, and the city if you name one, with a list",
    systems: "all",
  },
  {
    name: "Network",
    field: "peer_network_range_check",
    compares: "The addresses of the device's interfaces and its public address, with ranges",
    systems: "all",
  },
  {
    name: "Process",
    field: "process_check",
    compares: "The paths of running processes, with a list. Every process of the list has to run",
    systems: "Linux, macOS, Windows",
  },
];
