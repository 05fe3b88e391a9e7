import { SITE_NAV_ID } from "../../src/lib/early";

/**
 * The frame of every built page, for `ssrTemplate`. It differs from Docusaurus' own in four things: the application's
 * scripts are not loaded but listed in a block of data, from which the early script takes them when they are needed;
 * where browsers can, painting waits until the bar and the menu are parsed, so that neither is laid out twice;
 * machines that read the page as text are told where the Markdown is; and the sheet of icons is hidden by its own
 * attribute, since the content security policy allows no inline style.
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
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ it.headTags %>
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
