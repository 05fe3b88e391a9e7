/** A page as the site builds it: minified, with optional tags and quotes left out. */
export const SSH_PAGE = `<!doctype html><html lang=en class="docs-wrapper"><head><meta charset=UTF-8>
<title>SSH - Product Docs</title><meta data-rh=true name=description content="Turn on the SSH server &amp; log in.">
<meta data-rh=true name=keywords content="shell, sftp , "><link rel=canonical href=https://docs.example/how-to/ssh></head>
<body><nav><a href=/>Peers menu</a></nav><main><div class=col><article><div class="theme-doc-markdown markdown">
<header><h1 class=heading_DyBf>SSH</h1></header><p>For administrators &mdash; shells on <strong>machines</strong>
without open ports.<p>Second paragraph.
<figure><svg role=img><title id=t>Four conditions</title><desc>You start ssh on your laptop.</desc><g><text>Label in drawing</text></g></svg></figure>
<h2 id=turn-on class=heading>Turn on SSH <span data-search=skip>New</span><a href=#turn-on class=anchor aria-label="Direct link"></a></h2>
<ul><li>Open <code>Peers</code><li>Choose the machine</ul>
<div class=bar><button>Copy</button></div><div role=tabpanel><pre><code><span>sudo </span><span>ac</span><span>me up</span><br><span>--allow-server-ssh</span></code></pre></div>
<div role=tabpanel hidden><pre><code>acme.exe up</code></pre></div>
<h3 id=protocol>Choose the protocol<a class=hash-link href=#protocol>#</a></h3>
<table><thead><tr><th>Protocol<th>Port<tbody><tr><td><code>tcp</code><span class=type>fixed</span><td>22<tr><td>PL_<wbr>SSH<td></table>
<h5 id=small>Small heading</h5><h3>Heading of a card</h3>
<dialog>Hidden dialog</dialog><div data-search=skip>Skipped part</div><p aria-hidden=true>Decoration
<h4 id=c-sharp>Notes on C#</h4><p>Done.</div></article><footer>Was this page helpful?</footer></div></main></body></html>`;

/** An operation's heading on a page of the API section. */
export const PEERS_PAGE = `<!doctype html><title>Peers - Product API</title><article><div class=markdown><h1>Peers</h1>
<hgroup><h2 id=retrieve data-tag=GET data-label=/api/peers/{peerId}><a href=#retrieve>Retrieve a peer</a></h2></hgroup><p>Returns one.
<h2 id=beta data-tag=BETA>Extras</h2></div></article>`;

/** A page that is out of search, as unlisted pages are. */
export const UNLISTED_PAGE = `<meta name=robots content="noindex, nofollow"><article><div class=markdown><h1>Hidden</h1><p>Text</div></article>`;
