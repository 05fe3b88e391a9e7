// Sends a reader on from a moved address. The query goes along inside the site, and so does the hash,
// unless the target names its own place.
(function () {
  var to = document.currentScript.getAttribute("data-to").split("#");
  var inside = to[0].charAt(0) === "/";
  var hash = to.length > 1 ? "#" + to[1] : inside ? location.hash : "";
  location.replace(to[0] + (inside ? location.search : "") + hash);
})();
