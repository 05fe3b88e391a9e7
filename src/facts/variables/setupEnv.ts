import { variables } from "./model";

/** `setup.env`: server and network. */
export const SETUP_SERVER = variables([
  ["{{serverEnv}}_DOMAIN", "required", "Domain of web app and server"],
  ["{{serverEnv}}_DASHBOARD_TAG", "`latest`", "Image tag of the web app"],
  ["{{serverEnv}}_SIGNAL_TAG", "`latest`", "Image tag of the signal server"],
  ["{{serverEnv}}_MANAGEMENT_TAG", "`latest`", "Image tag of the management server"],
  ["{{serverEnv}}_RELAY_TAG", "`latest`", "Image tag of the relay"],
  ["COTURN_TAG", "`latest`", "Image tag of coturn, the TURN server"],
  ["{{serverEnv}}_DISABLE_LETSENCRYPT", "`false`", "`true` with your own proxy"],
  ["{{serverEnv}}_LETSENCRYPT_EMAIL", "none", "Contact of the certificate account"],
  ["{{serverEnv}}_MGMT_API_PORT", "33073", "Host port of management"],
  ["{{serverEnv}}_SIGNAL_PORT", "10000", "Host port of signal"],
  ["{{serverEnv}}_RELAY_PORT", "33080", "Host port of the relay"],
  ["{{serverEnv}}_RELAY_DOMAIN", "`{{serverEnv}}_DOMAIN`", "Host of the relay"],
  ["{{serverEnv}}_RELAY_AUTH_SECRET", "generated", "Secret shared by relay and management"],
  ["{{serverEnv}}_TURN_DOMAIN", "`{{serverEnv}}_DOMAIN`", "Host of TURN"],
  ["{{serverEnv}}_TURN_EXTERNAL_IP", "discovered", "Public address of TURN"],
  ["TURN_USER", "`self`", "User of TURN"],
  ["TURN_PASSWORD", "generated", "Its password"],
  ["TURN_MIN_PORT", "49152", "First port of the range of TURN"],
  ["TURN_MAX_PORT", "65535", "Last port of that range"],
  [
    "{{serverEnv}}_STORE_CONFIG_ENGINE",
    "`sqlite`",
    "`sqlite`, `postgres` or `mysql`; see [the stores](/selfhosted/sqlite-store)",
  ],
]);

/** `setup.env`: accounts. */
export const SETUP_ACCOUNTS = variables([
  ["{{serverEnv}}_MGMT_DNS_DOMAIN", "`{{selfHostedDomain}}`", "Domain of peer names"],
  ["{{serverEnv}}_MGMT_SINGLE_ACCOUNT_MODE_DOMAIN", "`{{serverEnv}}_DOMAIN`", "All users share one account"],
  [
    "{{serverEnv}}_MGMT_DISABLE_DEFAULT_POLICY",
    "`false`",
    "`true`: new accounts start without the policy from all to all",
  ],
  ["{{serverEnv}}_DISABLE_ANONYMOUS_METRICS", "`false`", "`true`: no usage metrics are sent"],
]);

/** `setup.env`: sign-in. */
export const SETUP_SIGN_IN = variables([
  ["{{serverEnv}}_AUTH_OIDC_CONFIGURATION_ENDPOINT", "required", "OIDC discovery address"],
  ["{{serverEnv}}_AUTH_CLIENT_ID", "none", "Client of the web app"],
  ["{{serverEnv}}_AUTH_CLIENT_SECRET", "none", "For Google only"],
  ["{{serverEnv}}_AUTH_AUDIENCE", "none", "Audience of tokens"],
  ["{{serverEnv}}_AUTH_SUPPORTED_SCOPES", "none", "Scopes to ask for"],
  ["{{serverEnv}}_AUTH_USER_ID_CLAIM", "`sub`", "Claim that identifies a user"],
  ["{{serverEnv}}_AUTH_REDIRECT_URI", "built in", "Own paths of the web app for the return from sign-in"],
  [
    "{{serverEnv}}_AUTH_SILENT_REDIRECT_URI",
    "built in",
    "Own paths of the web app for the return from sign-in",
  ],
  ["{{serverEnv}}_DASH_AUTH_USE_AUDIENCE", "`true`", "Whether the web app sends the audience"],
  ["{{serverEnv}}_TOKEN_SOURCE", "`accessToken`", "`idToken` for some providers"],
  ["{{serverEnv}}_USE_AUTH0", "`false`", "Auth0 mode"],
  ["{{serverEnv}}_AUTH_DEVICE_AUTH_PROVIDER", "`none`", "`hosted` turns the device flow on"],
  ["{{serverEnv}}_AUTH_DEVICE_AUTH_CLIENT_ID", "none", "Client of the device flow"],
  ["{{serverEnv}}_AUTH_DEVICE_AUTH_AUDIENCE", "the audience", "Audience of the device flow"],
  ["{{serverEnv}}_AUTH_DEVICE_AUTH_SCOPE", "`openid`", "Its scopes"],
  ["{{serverEnv}}_AUTH_DEVICE_AUTH_USE_ID_TOKEN", "`false`", "Use its ID token"],
  [
    "{{serverEnv}}_AUTH_PKCE_REDIRECT_URL_PORTS",
    "53000",
    "Local ports of the client, separated by commas (Proof Key for Code Exchange, PKCE)",
  ],
  ["{{serverEnv}}_AUTH_PKCE_USE_ID_TOKEN", "`false`", "Use the ID token of this flow"],
  ["{{serverEnv}}_AUTH_PKCE_DISABLE_PROMPT_LOGIN", "`false`", "Do not ask the provider for a fresh sign-in"],
  ["{{serverEnv}}_AUTH_PKCE_LOGIN_FLAG", "0", "Tuning of the sign-in prompt"],
  ["{{serverEnv}}_MGMT_IDP", "`none`", "Kind of the provider's management API"],
  ["{{serverEnv}}_IDP_MGMT_CLIENT_ID", "client ID", "Service account for that API"],
  ["{{serverEnv}}_IDP_MGMT_CLIENT_SECRET", "empty", "Service account for that API"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_*", "none", "More settings; `_EXTRA_API_TOKEN` becomes `ApiToken`"],
  ["{{serverEnv}}_MGMT_IDP_SIGNKEY_REFRESH", "`false`", "Read rotated signing keys again"],
]);

/** `setup.env`: what `EXTRA_*` means for each kind of provider. */
export const SETUP_EXTRA = variables([
  ["{{serverEnv}}_IDP_MGMT_EXTRA_AUDIENCE", "none", "`auth0`: audience of the management API"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_OBJECT_ID", "none", "`azure`: object ID of the application"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_GRAPH_API_ENDPOINT", "none", "`azure`: address of Microsoft Graph"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_ADMIN_ENDPOINT", "none", "`keycloak`: address of the admin API"],
  [
    "{{serverEnv}}_IDP_MGMT_EXTRA_MANAGEMENT_ENDPOINT",
    "none",
    "`zitadel`, `pocketid`: address of the management API",
  ],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_USERNAME", "none", "`authentik`: user of the service account"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_PASSWORD", "none", "`authentik`: its password"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_API_TOKEN", "none", "`okta`, `jumpcloud`, `pocketid`: token of the API"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_SERVICE_ACCOUNT_KEY", "none", "`google`: key of the service account"],
  ["{{serverEnv}}_IDP_MGMT_EXTRA_CUSTOMER_ID", "none", "`google`: customer ID of the domain"],
]);
