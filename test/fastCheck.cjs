// fast-check with one seed, so that a run of the tests can be repeated. PROPERTY_SEED sets another: the nightly run has a new one.
const fc = require("../node_modules/fast-check/lib/cjs/fast-check.js");

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) });

module.exports = fc;
