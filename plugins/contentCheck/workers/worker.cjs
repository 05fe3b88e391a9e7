require("../../native.cjs")("contentCheck/workers/work");
