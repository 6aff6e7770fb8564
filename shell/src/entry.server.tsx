/* The shell's server entry: the frame, and the one React and `shared` that every section of a constellation gets. */
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as shared from 'shared';
import { CONTRACT_VERSION } from 'shared/contract/section/section';
import type { FrameServer } from 'shared/contract/section/frame';
import * as sharedRouter from 'shared/router';
import * as sharedServer from 'shared/server';
import 'shared/ui/styles/frame.css';
import { assemble } from './frame/site.tsx';

const provided = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  shared,
  'shared/router': sharedRouter,
  'shared/server': sharedServer,
};

export const frame: FrameServer = { contract: CONTRACT_VERSION, provided, assemble };
