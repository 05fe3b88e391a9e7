-- Walks through the paths of a file, each thread from a place of its own; browsers' Accept-Encoding.
local paths = {}
local at = 0
local threads = 0

function setup(thread)
  thread:set("start", threads * 97)
  threads = threads + 1
end

function init(args)
  for line in io.lines(args[1]) do
    paths[#paths + 1] = line
  end
  at = start
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "gzip, deflate, br" })
end

-- Every path is one of the build, so a status of 400 or more is an error like a broken connection.
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\n{"requests":%d,"perSecond":%f,"errors":%d,"p99":%f}\n', summary.requests,
    summary.requests / (summary.duration / 1000000), e.connect + e.read + e.write + e.timeout + e.status,
    latency:percentile(99) / 1000))
end
