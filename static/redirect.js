// Sends a reader on from a moved address; query and hash go along inside the site.
(function () {
  var to = document.currentScript.getAttribute("data-to");
  location.replace(to.charAt(0) === "/" ? to + location.search + location.hash : to);
})();
