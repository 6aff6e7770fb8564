import { Modal, type ModalProps } from '../dialog/modal.tsx';
import css from './drawer.module.css';

/** More beside the page, such as filters: it enters from the end of the line and closes at a press beside it. */
export function Drawer(props: ModalProps) {
  return <Modal className={css['drawer']} closedBy="any" {...props} />;
}
