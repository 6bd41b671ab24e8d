import type { Page } from 'playwright-core';

/** Elements that reach beyond the window sideways, or hold text that does not fit into them. */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent?.trim().slice(0, 30)}"`;
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('.unseen, .skip, [hidden], svg')) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || style.visibility === 'hidden') continue;
      const scrolls = (each: Element | null): boolean =>
        each !== null &&
        (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
      if ((box.right > width + 0.5 || box.left < -0.5) && !scrolls(element.parentElement))
        found.push(`${name(element)} reaches from ${box.left} to ${box.right} of ${width}`);
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (
        holdsText &&
        style.display !== 'inline' &&
        style.overflowX === 'visible' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${name(element)} needs ${element.scrollWidth}, has ${element.clientWidth}`);
    }
    return found;
  });
}

/** What can be pressed and is smaller than 44 px on either side, counting the label of a radio button or a checkbox. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const LEAST = 44;
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]';
    for (const element of document.querySelectorAll(pressed)) {
      if (element.closest('.skip, [hidden]')) continue;
      const target = element.closest('label') ?? element;
      const box = target.getBoundingClientRect();
      const style = getComputedStyle(target);
      if (box.width === 0 || style.visibility === 'hidden') continue;
      // A link within a sentence is exempt, as in WCAG 2.5.8.
      if (style.display === 'inline' && target.parentElement?.closest('p, li, dd, td')) continue;
      if (box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
        found.push(
          `${target.tagName.toLowerCase()}.${[...target.classList].join('.')} "${(target.getAttribute('aria-label') ?? target.textContent)?.trim().slice(0, 30)}": ${box.width} × ${box.height}`,
        );
    }
    return found;
  });
}

/** Text below 11 px that is not a note on a board. */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, .unseen, [hidden]')) continue;
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      if (!holdsText || element.getBoundingClientRect().width === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 11) found.push(`${size} px: "${element.textContent?.trim().slice(0, 30)}"`);
    }
    return found;
  });
}
