/**
 * Edge function for Netlify: copy it and `build/_worker.js` into `netlify/edge-functions` of the deployed folder.
 */
import { answer } from "./_worker.js";

/**
 * @param {Request} request
 * @param {{ next: (request: Request) => Promise<Response> }} context
 */
export default (request, context) => answer(request, (wanted) => context.next(wanted));

export const config = { path: "/*" };
