"""Finds the Chromium of this machine and its launch options, for browser tests and screenshots."""

from __future__ import annotations

import os
import shutil
from typing import Any, Final

from pyrite.game import BadInput

_USUAL_FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_DISABLED_FEATURES: Final = (
    # Every window would load the popup of its address bar, a web page in a process of its own.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "SpareRendererForSitePerProcess",
    # Chromium reads only the last list, so this one repeats Playwright's.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)


def launch_options(*more: str) -> dict[str, Any]:
    """Arguments for Playwright's ``launch``, with these flags besides the usual ones."""
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    disabled = f"--disable-features={','.join(_DISABLED_FEATURES)}"
    args = [*root, *_USUAL_FLAGS, disabled, *more]
    return {"executable_path": _executable(), "args": args, "chromium_sandbox": not root}


def _executable() -> str:
    named = os.environ.get("CHROMIUM", "")
    for name in (named,) if named else ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    raise BadInput("Chromium is not installed: run tools/get_chromium.sh, or set CHROMIUM=/path.")
