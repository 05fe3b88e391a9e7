/** What the feedback question turns into after an answer (SPEC section 4). */
export const THANKS = "Thanks for your feedback!";
