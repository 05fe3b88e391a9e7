import { SITE_NAV_ID } from "docusaurus-waymark-core/protocol/ids";

/**
 * The HTML template of every built page, for `ssrTemplate`. It differs from the stock template in five ways: style
 * sheets come after the scripts of the head, which would wait for them; the scripts of the application are listed as
 * data (`#app-scripts`) instead of being loaded, and the early script loads them when needed; in browsers with
 * `link rel=expect`, the first paint waits until the top bar and the menu are parsed, so that neither moves; a hidden
 * line tells text clients where the Markdown is; and the icon sprite is hidden by an attribute, because the content
 * security policy forbids inline styles.
 */
export const PAGE_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <link rel="expect" href="#${SITE_NAV_ID}" blocking="render">
  </head>
  <body <%~ it.bodyAttributes %>>
    <p hidden>All pages as Markdown: <a href="<%= it.baseUrl %>llms.txt">llms.txt</a>. Each page is there at its address with .md.</p>
    <%~ it.preBodyTags.replace('style="display: none;"', 'display="none"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script id="app-scripts" type="application/json"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </body>
</html>
`;
