require("../../native.cjs")("content/workers/work");
