"""placeholder"""
from typing import Any
def read_position(setting: Any, root: Any) -> Any: raise NotImplementedError
