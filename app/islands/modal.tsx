import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { useCallback, useRef, type ReactNode } from "react";

export interface ModalProps {
  title: string;
  /** How it is closed; absent where it cannot be. */
  close?: { words: string; now(): void };
  /** What a page has to say, taken from it. */
  nodes?: readonly Node[];
  children?: ReactNode;
}

/** A dialog over the page. It opens with its title in focus, so that it is read before anything is pressed. */
export default function Modal({ title, close, nodes, children }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open onClose={() => close?.now()} initialFocus={heading} className="modal">
      <DialogBackdrop className="modal-backdrop" />
      <DialogPanel className="modal-panel">
        <div className="modal-head">
          <DialogTitle ref={heading} tabIndex={-1}>
            {title}
          </DialogTitle>
          {close && (
            <button type="button" className="button button-quiet" onClick={() => close.now()}>
              {close.words}
            </button>
          )}
        </div>
        {nodes && <Content nodes={nodes} />}
        {children}
      </DialogPanel>
    </Dialog>
  );
}

/** Markup of the server stays the server's: React holds only the element around it. */
function Content({ nodes }: { nodes: readonly Node[] }) {
  const fill = useCallback(
    (element: HTMLElement | null) => {
      element?.replaceChildren(...nodes);
      // Its own islands live too: the words of a form that takes long.
      element?.dispatchEvent(new CustomEvent("markup", { bubbles: true }));
    },
    [nodes],
  );
  return <div ref={fill} className="flow" />;
}
