import { DEBUG_COMMANDS } from "./debug";
import { EXPOSE_COMMANDS } from "./expose";
import { KUBERNETES_COMMANDS } from "./kubernetes";
import type { CliCommand } from "./model";
import { NETWORK_COMMANDS } from "./networks";
import { PROFILE_COMMANDS } from "./profile";
import { ROOT_COMMANDS } from "./root";
import { SERVICE_COMMANDS } from "./service";
import { SIGN_IN_COMMANDS } from "./signIn";
import { SSH_COMMANDS } from "./ssh";
import { STATE_COMMANDS } from "./state";
import { STATUS_COMMANDS } from "./status";
import { UP_COMMANDS } from "./up";

export type { CliCommand, CliFlag, CliFlagType } from "./model";
export { GLOBAL_FLAGS } from "./root";

/** Every command of the client, groups before their members. The command with the empty path holds the global flags. */
export const COMMANDS: readonly CliCommand[] = [
  ...ROOT_COMMANDS,
  ...UP_COMMANDS,
  ...SIGN_IN_COMMANDS,
  ...STATUS_COMMANDS,
  ...NETWORK_COMMANDS,
  ...PROFILE_COMMANDS,
  ...SSH_COMMANDS,
  ...EXPOSE_COMMANDS,
  ...KUBERNETES_COMMANDS,
  ...SERVICE_COMMANDS,
  ...DEBUG_COMMANDS,
  ...STATE_COMMANDS,
];
