import { useLayoutEffect } from 'react';

/** Tells a screen reader which page this is: Gatsby has said it already, before there was a heading. */
function announce(): void {
  const heading = document.querySelector('#content h1')?.textContent;
  const announcer = document.getElementById('gatsby-announcer');
  const words = `Navigated to ${heading}`;
  if (heading && announcer && announcer.textContent !== words) announcer.textContent = words;
}

/** Scrolls to where the address points: Gatsby has done so already, before the part was there. */
function scroll(): void {
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
}

/** Stands in a part of a page that comes late, on the way from another page, and makes up for it when it is there. */
export function PartHasCome(): null {
  useLayoutEffect(() => {
    announce();
    scroll();
  }, []);
  return null;
}
