/**
 * The only script inside a page. It asks for the script of all pages once the browser has painted some of the content, so
 * that what is seen first waits for no script; where the browser cannot say when that was, after one frame. The address is
 * an attribute of its own tag: these words are the same in every page, and the policy of scripts allows them by their
 * SHA-256.
 */
export const FIRST_SCRIPT = [
  'const{entry}=document.querySelector("script[data-entry]").dataset,',
  "begin=()=>import(entry).catch(()=>{});",
  'window.PerformanceObserver?.supportedEntryTypes?.includes("paint")',
  '?new PerformanceObserver((list,seen)=>{if(list.getEntriesByName("first-contentful-paint")[0])seen.disconnect(),begin()})',
  '.observe({type:"paint",buffered:true})',
  ":requestAnimationFrame(()=>setTimeout(begin))",
].join("");
