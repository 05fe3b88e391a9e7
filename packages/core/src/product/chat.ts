/** Leads to the chat, if the identity has one. */
export const CHAT_ROUTE = "/slack-url";
