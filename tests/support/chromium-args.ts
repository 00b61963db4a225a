/**
 * Disabled features of Chromium. The first two render the suggestions of the address bar as a page, which takes two more
 * processes and 60 of the 175 ms of a new page. The third keeps pages that a test has changed, which have no address, from servers
 * of this machine. The others are those that Playwright disables: Chromium reads only the last list.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'LocalNetworkAccessChecks',
  'AimEnabled',
  'AutoDeElevate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Options that Chromium needs as root and in containers, and that keep it from contacting other hosts. */
export const chromiumArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would round the widths of letters to whole pixels, which no visitor's browser does.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
