// A script of someone else: it is no part of the bundle, and so does not carry the site's mark.
window.addEventListener('third-party', function onThirdParty() {
  setTimeout(function failInThirdParty() {
    throw new Error('third-party error');
  }, 0);
});
