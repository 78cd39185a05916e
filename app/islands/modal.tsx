import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { useCallback, useRef, type ReactNode } from "react";

export interface ModalProps {
  title: string;
  /** The way to close it; absent where the user cannot. */
  close?: { words: string; now(): void };
  /** Content taken from another page. */
  nodes?: readonly Node[];
  children?: ReactNode;
}

/**
 * A dialog over the page. It opens with its title in focus, so that a screen reader reads it before the user presses
 * anything.
 */
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

/** The server's markup stays outside React, which holds only the element around it. */
function Content({ nodes }: { nodes: readonly Node[] }) {
  const fill = useCallback(
    (element: HTMLElement | null) => {
      element?.replaceChildren(...nodes);
      // Islands inside the dialog start too: the words of a form that takes long.
      element?.dispatchEvent(new CustomEvent("markup", { bubbles: true }));
    },
    [nodes],
  );
  return <div ref={fill} className="flow" />;
}
