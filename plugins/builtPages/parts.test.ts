import { writtenParts } from "./parts";

it.each([
  [
    "from the start to the end",
    "<head>h</head><body><nav>x</nav><article class=a><p>y</article><footer>",
    ["<head>h</head>", "<article class=a><p>y"],
  ],
  [
    "from the first to the last of several",
    "<body><article>a</article>-<article>b</article>-",
    ["", "<article>a</article>-<article>b"],
  ],
  ["all of a page without one", "<head></head><body><p>x</body>", ["<head></head><body><p>x</body>"]],
  [
    "all where the body has no tag",
    "<title>t</title><article>a</article>",
    ["<title>t</title><article>a</article>"],
  ],
  ["all where one has no end", "<body><article>x", ["<body><article>x"]],
])("the written parts of a page are its head and its articles: %s", (_, html, parts) => {
  expect(writtenParts(html)).toEqual(parts);
});
