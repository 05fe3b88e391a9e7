import type { CliCommand } from "./model";

/** Clusters behind peers that proxy a Kubernetes API. */
export const KUBERNETES_COMMANDS: readonly CliCommand[] = [
  {
    path: "kubernetes",
    aliases: [],
    summary: "Groups the commands for Kubernetes clusters.",
    flags: [],
    since: "0.72.3",
  },
  {
    path: "kubernetes list",
    aliases: [],
    summary: "Lists the clusters found through peers that run the Kubernetes API proxy.",
    flags: [],
    since: "0.72.3",
  },
  {
    path: "kubernetes write-kubeconfig",
    aliases: [],
    args: "<cluster>",
    summary: "Writes the access to a cluster into a kubeconfig file, in place.",
    since: "0.72.3",
    flags: [
      {
        name: "--kubeconfig",
        type: "path",
        default: "the default kubeconfig file",
        purpose: "Kubeconfig file to change.",
        since: "0.72.3",
      },
    ],
  },
];
