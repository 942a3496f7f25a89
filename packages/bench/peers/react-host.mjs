// A React renderer without a page: components run and their output is compared and committed, but onto plain objects
// (hast nodes) in place of a DOM. What a browser adds for layout and paint is left out for every peer alike.
import { createContext } from 'react';
import createReconciler from 'react-reconciler';
import { ConcurrentRoot, DefaultEventPriority, NoEventPriority } from 'react-reconciler/constants.js';

let priority = NoEventPriority;
const nothing = () => {};
const never = () => false;
const none = () => null;

/** What effects of components ask of the elements they hold. */
const handle = { addEventListener: nothing, removeEventListener: nothing, querySelector: none };

function element(tagName, { children: _, ...properties }) {
  return Object.assign(Object.create(handle), { type: 'element', tagName, properties, children: [] });
}

function put(parent, child) {
  take(parent, child);
  parent.children.push(child);
}

function putBefore(parent, child, before) {
  take(parent, child);
  parent.children.splice(parent.children.indexOf(before), 0, child);
}

/** Looks from the end, where a growing reply changes. */
function take(parent, child) {
  const index = parent.children.lastIndexOf(child);
  if (index !== -1) parent.children.splice(index, 1);
}

const reconciler = createReconciler({
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  isPrimaryRenderer: true,
  noTimeout: -1,
  scheduleTimeout: setTimeout,
  cancelTimeout: clearTimeout,
  supportsMicrotasks: true,
  scheduleMicrotask: queueMicrotask,
  getRootHostContext: none,
  getChildHostContext: none,
  getPublicInstance: (instance) => instance,
  prepareForCommit: none,
  resetAfterCommit: nothing,
  preparePortalMount: nothing,
  shouldSetTextContent: never,
  createInstance: element,
  createTextInstance: (value) => ({ type: 'text', value }),
  appendInitialChild: (parent, child) => parent.children.push(child),
  finalizeInitialChildren: never,
  appendChild: put,
  appendChildToContainer: put,
  insertBefore: putBefore,
  insertInContainerBefore: putBefore,
  removeChild: take,
  removeChildFromContainer: take,
  clearContainer: (root) => {
    root.children = [];
  },
  commitUpdate(instance, _type, _old, { children: _, ...properties }) {
    instance.properties = properties;
  },
  commitTextUpdate(text, _old, value) {
    text.value = value;
  },
  hideInstance: nothing,
  hideTextInstance: nothing,
  unhideInstance: nothing,
  unhideTextInstance: nothing,
  detachDeletedInstance: nothing,
  getInstanceFromNode: none,
  beforeActiveInstanceBlur: nothing,
  afterActiveInstanceBlur: nothing,
  prepareScopeUpdate: nothing,
  getInstanceFromScope: none,
  setCurrentUpdatePriority: (next) => {
    priority = next;
  },
  getCurrentUpdatePriority: () => priority,
  resolveUpdatePriority: () => priority || DefaultEventPriority,
  resolveEventType: none,
  resolveEventTimeStamp: () => -1.1,
  trackSchedulerEvent: nothing,
  shouldAttemptEagerTransition: never,
  requestPostPaintCallback: nothing,
  maySuspendCommit: never,
  maySuspendCommitOnUpdate: never,
  maySuspendCommitInSyncRender: never,
  preloadInstance: () => true,
  startSuspendingCommit: none,
  suspendInstance: nothing,
  suspendOnActiveViewTransition: nothing,
  waitForCommitToBeReady: none,
  getSuspendedCommitReason: none,
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
  resetFormInstance: nothing,
});

/** A root that draws into `root`, a hast tree. `draw` ends once React has nothing more to do, transitions included. */
export function createHost() {
  const root = { type: 'root', children: [] };
  const errors = [];
  const caught = (error) => errors.push(error);
  const container = reconciler.createContainer(
    root,
    ConcurrentRoot,
    null,
    false,
    null,
    '',
    caught,
    caught,
    nothing,
    null,
  );
  return {
    root,
    async draw(elements) {
      reconciler.updateContainerSync(elements, container, null, null);
      reconciler.flushSyncWork();
      reconciler.flushPassiveEffects();
      // Transitions are rendered by the scheduler, which works in turns of the event loop.
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      if (errors.length > 0) throw errors[0];
    },
    close() {
      reconciler.updateContainerSync(null, container, null, null);
      reconciler.flushSyncWork();
    },
  };
}
